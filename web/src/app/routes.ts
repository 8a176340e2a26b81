/** Every path of the app, once. Icons and components are looked up by these elsewhere. */
export const PATHS = {
  dashboard: '/',
  practice: '/practice',
  conversation: '/conversation',
  progress: '/progress',
  questions: '/questions',
  testimonials: '/testimonials',
  settings: '/settings',
  contact: '/contact',
  support: '/support',
  students: '/students',
  student: '/students/:studentId',
  admin: '/admin',
} as const;

export type Route = keyof typeof PATHS;
export const ROUTES = Object.keys(PATHS) as Route[];

/** The sidebar's entries in their order (§2). */
export const SIDEBAR: readonly { route: Route; label: string }[] = [
  { route: 'dashboard', label: 'Dashboard' },
  { route: 'practice', label: 'Part 2 - Individual Exercise' },
  { route: 'conversation', label: 'Part 3 - Conversation' },
  { route: 'progress', label: 'Progress' },
  { route: 'questions', label: 'Question Bank' },
  { route: 'testimonials', label: 'Review' },
  { route: 'settings', label: 'Settings' },
  { route: 'contact', label: 'Contact Us' },
];

/** Older address of the question bank. */
export const QUESTION_BANK_ALIAS = '/question-bank';

/** Signed out, these lead to the sign-in; any path beside them does not exist. */
export const SIGNED_IN_ONLY: readonly string[] = [
  PATHS.practice,
  PATHS.conversation,
  PATHS.progress,
  PATHS.questions,
  PATHS.settings,
  PATHS.contact,
  PATHS.support,
  PATHS.students,
  PATHS.student,
  PATHS.admin,
  QUESTION_BANK_ALIAS,
];
