import { useEffect, useState } from 'react';

/** As `GET /api/testimonials` lists them: approved and public ones. */
export interface Testimonial {
  id: number;
  name: string;
  institution: string | null;
  content: string;
  rating: number;
  createdAt: string;
}

export type Testimonials =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; items: readonly Testimonial[] };

/** Read without Apollo, so that visitors need not load it. */
export function useTestimonials(): Testimonials {
  const [testimonials, setTestimonials] = useState<Testimonials>({ status: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      try {
        const response = await fetch('/api/testimonials', {
          credentials: 'same-origin',
          signal: abort.signal,
        });
        if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
        setTestimonials({ status: 'ready', items: (await response.json()) as Testimonial[] });
      } catch {
        if (!abort.signal.aborted) setTestimonials({ status: 'failed' });
      }
    };
    void load();
    return () => abort.abort();
  }, []);
  return testimonials;
}
