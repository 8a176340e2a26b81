import { Router } from 'express';
import { contextOf } from '../../context-of.js';
import { jsonBody } from '../../rest/json-body.js';
import type { TestimonialRow } from './testimonial.rows.js';
import type { TestimonialsService } from './testimonials.service.js';

export function testimonialsRest(testimonials: TestimonialsService): Router {
  const router = Router();

  router.get('/testimonials', async (_req, res) => {
    res.json((await testimonials.published(contextOf(res))).map(testimonialJson));
  });

  router.post('/testimonials', jsonBody, async (req, res) => {
    const created = await testimonials.create(contextOf(res), { ...req.body });
    res.status(201).json(testimonialJson(created));
  });

  return router;
}

const testimonialJson = ({ id, name, institution, content, rating, createdAt }: TestimonialRow) => ({
  id,
  name,
  institution,
  content,
  rating,
  createdAt,
});
