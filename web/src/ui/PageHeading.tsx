import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface PageHeadingProps {
  /** Of the browser tab. */
  title: string;
  children: ReactNode;
  className?: string;
}

/** The h1 of a screen. Sets the tab's title and, after a navigation inside the app, takes the focus. */
export function PageHeading({ title, children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // The first page of a visit has this key: there the browser places the focus.
  const seen = useRef(key === 'default' ? pathname : null);
  useEffect(() => {
    document.title = `${title} – Lisan`;
  }, [title]);
  useEffect(() => {
    // A filter that is kept in the address is no new page.
    if (seen.current === pathname) return;
    seen.current = pathname;
    heading.current?.focus();
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
