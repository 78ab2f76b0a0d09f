/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/glicko.h"

#include <math.h>

/* Step numbers and Greek letters are those of the paper. */
static const double scale = 173.7178;
static const double pi = 3.14159265358979323846;
static const double middle = 1500;
static const double epsilon = 0.000001;
enum { STEPS = 100 }; /* about ten are enough */

static double mu_of(const struct glicko *g)
{
	return (g->rating - middle) / scale;
}

static double phi_of(const struct glicko *g)
{
	return g->deviation / scale;
}

/* How much a game against an opponent of that deviation tells. */
static double g_of(double phi)
{
	return 1 / sqrt(1 + 3 * phi * phi / (pi * pi));
}

static double expected(double mu, const struct glicko *other)
{
	return 1 / (1 + exp(-g_of(phi_of(other)) * (mu - mu_of(other))));
}

/* Step 5: the equation that the new volatility solves. */
struct volatility {
	double a, delta2, phi2, v, tau2;
};

static double f_of(const struct volatility *s, double x)
{
	double e = exp(x);
	double d = s->phi2 + s->v + e;

	return e * (s->delta2 - d) / (2 * d * d) - (x - s->a) / s->tau2;
}

static double lower_end(const struct volatility *s)
{
	double tau = sqrt(s->tau2);
	int k = 1;

	if (s->delta2 > s->phi2 + s->v) {
		return log(s->delta2 - s->phi2 - s->v);
	}
	while (k < STEPS && f_of(s, s->a - k * tau) < 0) {
		k++;
	}
	return s->a - k * tau;
}

/* Finds the root of f by the Illinois method. */
static double new_volatility(const struct volatility *s)
{
	double a = s->a;
	double b = lower_end(s);
	double fa = f_of(s, a);
	double fb = f_of(s, b);

	for (int i = 0; i < STEPS && fabs(b - a) > epsilon; i++) {
		double c = a + (a - b) * fa / (fb - fa);
		double fc = f_of(s, c);

		if (fc * fb <= 0) {
			a = b;
			fa = fb;
		} else {
			fa /= 2;
		}
		b = c;
		fb = fc;
	}
	return exp(a / 2);
}

struct glicko glicko_idle(const struct glicko *me, int periods)
{
	double phi = phi_of(me);
	struct glicko out = *me;

	out.deviation =
		scale * sqrt(phi * phi + periods * me->volatility * me->volatility);
	return out;
}

struct glicko glicko_after(const struct glicko *me, const struct glicko_game *game,
			   size_t games, double tau)
{
	double mu = mu_of(me);
	double phi = phi_of(me);
	double sum = 0; /* of g (s - E) */
	double information = 0;
	struct volatility s;
	struct glicko out;

	for (size_t i = 0; i < games; i++) {
		double g = g_of(phi_of(&game[i].other));
		double e = expected(mu, &game[i].other);

		information += g * g * e * (1 - e);
		sum += g * (game[i].score - e);
	}
	if (games == 0 || information <= 0) {
		return glicko_idle(me, 1);
	}
	s = (struct volatility){.a = log(me->volatility * me->volatility),
				.phi2 = phi * phi,
				.v = 1 / information,
				.tau2 = tau * tau};
	s.delta2 = s.v * sum * s.v * sum;
	out.volatility = new_volatility(&s);
	phi = sqrt(phi * phi + out.volatility * out.volatility);
	phi = 1 / sqrt(1 / (phi * phi) + information);
	out.deviation = scale * phi;
	out.rating = scale * (mu + phi * phi * sum) + middle;
	return out;
}
