import { Router } from 'express';
import { contextOf } from '../../context-of.js';
import { jsonBody } from '../../rest/json-body.js';
import type { TestimonialRow } from './testimonial.rows.js';
import type { TestimonialsService } from './testimonials.service.js';

export function testimonialsRest(testimonials: TestimonialsService): Router {
  const router = Router();

  router.get('/testimonials', async (req, res) => {
    const { first } = req.query;
    const page = first === undefined ? undefined : { first: Number(first), after: null };
    const rows = await testimonials.published(contextOf(res), page);
    // a page is read with one more, which tells GraphQL of the next
    res.json(rows.slice(0, page?.first).map(testimonialJson));
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
