import { FlaskConical } from 'lucide-react';

/** No AI provider is configured: says who marks, and that the marks are real. */
export const DemoModeBanner = () => (
  <aside className="demo-mode tone-amber" aria-label="Demo Mode">
    <FlaskConical size={20} aria-hidden="true" />
    <p>
      <strong>Demo Mode</strong> Marked by the built-in assessor. Results are real, computed from what you
      said.
    </p>
  </aside>
);
