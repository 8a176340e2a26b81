import { matchPath } from 'react-router-dom';
import { type LazyComponent, lazyNamed } from '../lib/lazyNamed';
import type { Viewer } from '../lib/viewer';
import { PATHS, ROUTES, type Route } from './routes';

const DashboardScreen = lazyNamed(() => import('../screens/dashboard/DashboardScreen'), 'DashboardScreen');
const ImpactScreen = lazyNamed(() => import('../screens/impact/ImpactScreen'), 'ImpactScreen');

/** One line per route; each screen is its own download. */
export const SCREENS = {
  practice: lazyNamed(() => import('../screens/practice/PracticeScreen'), 'PracticeScreen'),
  conversation: lazyNamed(() => import('../screens/conversation/ConversationScreen'), 'ConversationScreen'),
  progress: lazyNamed(() => import('../screens/progress/ProgressScreen'), 'ProgressScreen'),
  questions: lazyNamed(() => import('../screens/questions/QuestionsScreen'), 'QuestionsScreen'),
  testimonials: lazyNamed(() => import('../screens/testimonials/TestimonialsScreen'), 'TestimonialsScreen'),
  settings: lazyNamed(() => import('../screens/settings/SettingsScreen'), 'SettingsScreen'),
  contact: lazyNamed(() => import('../screens/contact/ContactScreen'), 'ContactScreen'),
  support: lazyNamed(() => import('../screens/support/SupportScreen'), 'SupportScreen'),
  students: lazyNamed(() => import('../screens/students/StudentsScreen'), 'StudentsScreen'),
  student: lazyNamed(() => import('../screens/students/StudentScreen'), 'StudentScreen'),
  admin: lazyNamed(() => import('../screens/admin/AdminScreen'), 'AdminScreen'),
} satisfies Record<Exclude<Route, 'dashboard'>, LazyComponent<object>>;

/** The dashboard is another one for the account of the study. */
export const dashboardOf = (viewer: Viewer) => (viewer.canSeeImpact ? ImpactScreen : DashboardScreen);

/** Loads the screen of an address, so that it is there with the first paint of the app. */
export async function preloadScreen(pathname: string, viewer: Viewer): Promise<void> {
  const route = ROUTES.find((name) => matchPath(PATHS[name], pathname));
  if (!route) return;
  await (route === 'dashboard' ? dashboardOf(viewer) : SCREENS[route]).preload();
}
