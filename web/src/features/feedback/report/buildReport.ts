import type { ReportQuery } from '../../../generated/feedback';
import { fullName, longDayAndTime, minutesSeconds } from '../../../lib/format';
import type { Attempt, Finding } from '../content/assessment';
import { isConversation, type Marks, marksOf } from '../content/marks';
import { provenanceText } from '../content/provenance';
import { type FeedbackSection, feedbackSections, wentWell } from '../content/sections';
import { TRANSCRIPT_SOURCE_WORDS, type TranscriptSegment, transcriptSegments } from '../content/transcript';
import { reportFileName } from './reportFileName';
import { studentName } from './studentName';
import { type ReportTeacherMarks, teacherMarksOf } from './teacherMarks';

export interface ReportData {
  session: ReportQuery['session'];
  viewer: NonNullable<ReportQuery['viewer']>;
  /** The newest, where a transcript was corrected. */
  attempt: Attempt;
}

/** What the report says; how it is laid out is `renderReport`'s. */
export interface ReportModel {
  fileName: string;
  title: string;
  platform: string;
  student: string;
  institution: string | null;
  facts: { label: string; value: string }[];
  question: string;
  /** The first strength: what the reader sees first. */
  wentWell: string | null;
  marks: Marks;
  notMarked: { because: string; advice: string } | null;
  cautions: string[];
  /** Null where no teacher has marked it. */
  teacher: ReportTeacherMarks | null;
  transcript: { source: string | null; segments: TranscriptSegment[]; corrections: Finding[] } | null;
  /** The student's own answer in better words; null where nobody wrote it. */
  improved: string | null;
  sections: FeedbackSection[];
  limits: string[];
  provenance: string;
}

/** Puts together what the report says. Times are the viewer's, or the device's where theirs is not known. */
export function buildReport(data: ReportData): ReportModel {
  const { session, viewer, attempt } = data;
  const { feedback } = attempt;
  const student = studentName(viewer, session.student && fullName(session.student));
  const when = (iso: string) => longDayAndTime(iso, viewer.timeZone);
  return {
    fileName: reportFileName(student, session.questionText),
    title: 'English Speaking Assessment Report',
    platform: 'Lisan, English Practice Platform',
    student,
    institution: viewer.institution?.trim() || null,
    facts: [
      { label: 'Date', value: when(session.createdAt) },
      { label: 'Duration', value: durationText(session.duration) },
      {
        label: 'Exam part',
        value: isConversation(session) ? 'Part 3, conversation' : 'Part 2, individual speaking',
      },
    ],
    question: session.questionText,
    wentWell: wentWell(feedback),
    marks: marksOf(session, feedback),
    notMarked: feedback.notMarked && {
      because: feedback.notMarked.because,
      advice: feedback.notMarked.advice,
    },
    cautions: feedback.cautions,
    teacher: teacherMarksOf(session, when),
    transcript: transcriptOf(attempt),
    improved: attempt.improvedAnswer?.text ?? null,
    sections: feedbackSections(session, feedback),
    limits: feedback.limits,
    provenance: provenanceText(feedback),
  };
}

function transcriptOf({
  transcription,
  transcriptSource,
  feedback: { findings },
}: Attempt): ReportModel['transcript'] {
  const text = transcription?.trim() ? transcription : null;
  if (text === null) return null;
  const segments = transcriptSegments(text, findings);
  return {
    source: transcriptSource ? TRANSCRIPT_SOURCE_WORDS[transcriptSource] : null,
    segments,
    corrections: segments.flatMap((segment) => segment.findings),
  };
}

/** m:ss, or N/A where nothing was recorded. */
export const durationText = (seconds: number): string => (seconds > 0 ? minutesSeconds(seconds) : 'N/A');
