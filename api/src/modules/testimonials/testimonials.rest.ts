import { Router } from 'express';
import { contextOf } from '../../context-of.js';
import type { TestimonialsService } from './testimonials.service.js';

export function testimonialsRest(testimonials: TestimonialsService): Router {
  const router = Router();
  router.get('/testimonials', async (_req, res) => {
    const published = await testimonials.published(contextOf(res));
    res.json(
      published.map(({ id, name, institution, content, rating, createdAt }) => ({
        id,
        name,
        institution,
        content,
        rating,
        createdAt,
      })),
    );
  });
  return router;
}
