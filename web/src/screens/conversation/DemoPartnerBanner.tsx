import { FlaskConical } from 'lucide-react';

/** No AI provider is configured: says who answers and who marks, and that both are real. */
export const DemoPartnerBanner = () => (
  <aside className="demo-partner tone-amber" aria-label="Demo Mode">
    <FlaskConical size={20} aria-hidden="true" />
    <p>
      <strong>Demo Mode</strong> The built-in partner answers what you say, and the built-in assessor marks
      it.
    </p>
  </aside>
);
