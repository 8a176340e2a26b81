import { MailCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ContactForm } from './ContactForm';
import type { CONTACT_FORMS } from './forms';
import './contact-panel.scss';

interface ContactPanelProps {
  /** Whose rules and sentences. */
  of: keyof typeof CONTACT_FORMS;
  title: string;
  className?: string;
}

/** The form, and in its place what is said once a message is on its way (§4). */
export function ContactPanel({ of, title, className = '' }: ContactPanelProps) {
  const [sent, setSent] = useState<boolean>();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone: the keyboard goes on where the new words are.
  useEffect(() => {
    if (sent !== undefined) heading.current?.focus();
  }, [sent]);

  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      {sent ? (
        <div className="contact-sent">
          <span className="tile tone-teal">
            <MailCheck size={22} aria-hidden="true" />
          </span>
          <h2 id={id} ref={heading} tabIndex={-1} className="panel-title">
            Message Sent Successfully!
          </h2>
          <p className="soft">We answer by e-mail, typically within 24-48 hours.</p>
          <button type="button" className="btn btn-outline-primary" onClick={() => setSent(false)}>
            Send Another Message
          </button>
        </div>
      ) : (
        <>
          <h2 id={id} ref={heading} tabIndex={-1} className="panel-title mb-3">
            {title}
          </h2>
          <ContactForm of={of} onSent={() => setSent(true)} />
        </>
      )}
    </section>
  );
}
