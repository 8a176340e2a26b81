import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { TOASTS } from 'schema/rules/messages';
import { type Toast, useToasts } from '../../../ui/Toasts';

export interface ReportDownload {
  /** Fetches, builds and saves the PDF; says in a toast how it went, and never rejects. */
  download: (sessionId: string) => Promise<void>;
  /** The session whose report is being made. */
  busySessionId: string | null;
}

/** The assessment report of a session as a PDF file. What makes it is loaded with the first report. */
export function useReportDownload(): ReportDownload {
  const client = useApolloClient();
  const toasts = useToasts();
  const [busySessionId, setBusySessionId] = useState<string | null>(null);

  async function attempt(sessionId: string): Promise<Toast> {
    if (!sessionId) return { ...TOASTS.downloadNoData, variant: 'destructive' };
    const [{ session, viewer }, { jsPDF }, { buildReport }, { renderReport }] = await Promise.all([
      import('./fetchReport').then(({ fetchReport }) => fetchReport(client, sessionId)),
      import('jspdf'),
      import('./buildReport'),
      import('./renderReport'),
    ]);
    const attempt = session.attempts.at(-1);
    if (!attempt) return { ...TOASTS.downloadNoData, variant: 'destructive' };
    const model = buildReport({ session, viewer, attempt });
    renderReport(model, jsPDF).save(model.fileName);
    return TOASTS.reportDownloaded;
  }

  const download = async (sessionId: string) => {
    setBusySessionId(sessionId);
    try {
      toasts.show(await attempt(sessionId));
    } catch {
      toasts.show({ ...TOASTS.downloadFailed, variant: 'destructive' });
    } finally {
      setBusySessionId(null);
    }
  };
  return { download, busySessionId };
}
