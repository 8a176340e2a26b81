import { Clock } from 'lucide-react';

export const ResponseTime = () => (
  <aside className="support-time" aria-label="Response time">
    <span className="tile tone-amber">
      <Clock size={20} aria-hidden="true" />
    </span>
    <p>
      We typically answer within <strong className="figures">24-48 hours</strong>. For an urgent issue write{' '}
      <strong>URGENT</strong> in the subject.
    </p>
  </aside>
);
