import type { ReactNode } from 'react';

interface SectionProps {
  /** Names the part of the report; the finding stands in the chart's own title. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part of the report. */
export const Section = ({ label, className = '', children }: SectionProps) => (
  <section className={`impact-section ${className}`}>
    <h3 className="impact-label">{label}</h3>
    {children}
  </section>
);
