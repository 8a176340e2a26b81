import { type RefObject, useEffect } from 'react';

/** On paper every table is open and the colours are those of daylight; afterwards all is as it was. */
export function usePrintableReport(report: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let opened: HTMLDetailsElement[] = [];
    let theme: string | undefined;
    const before = () => {
      theme = dataset.bsTheme;
      dataset.bsTheme = 'light';
      opened = [...(report.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const details of opened) details.open = true;
    };
    const after = () => {
      if (theme) dataset.bsTheme = theme;
      for (const details of opened) details.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [report]);
}
