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

interface TestimonialsRead {
  testimonials: Testimonials;
  /** Reads them again, from the placeholders on. */
  reload: () => void;
}

/**
 * Read without Apollo, so that visitors need not load it.
 * @param first only the newest so many
 */
export function useTestimonials(first?: number): TestimonialsRead {
  const [testimonials, setTestimonials] = useState<Testimonials>({ status: 'loading' });
  const [reads, setReads] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counting up reads again
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(`/api/testimonials${first ? `?first=${first}` : ''}`, {
          credentials: 'same-origin',
          signal: abort.signal,
        });
        if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
        setTestimonials({ status: 'ready', items: (await response.json()) as Testimonial[] });
      } catch {
        if (!abort.signal.aborted) setTestimonials({ status: 'failed' });
      }
    };
    setTestimonials({ status: 'loading' });
    void load();
    return () => abort.abort();
  }, [first, reads]);
  return { testimonials, reload: () => setReads((before) => before + 1) };
}
