import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { MESSAGES } from 'schema/rules/messages';
import { lazyNamed } from '../lib/lazyNamed';
import { useViewer, type Viewer } from '../lib/viewer';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen';
import { PATHS, QUESTION_BANK_ALIAS } from './routes';

const DashboardScreen = lazyNamed(() => import('../screens/dashboard/DashboardScreen'), 'DashboardScreen');
const ImpactScreen = lazyNamed(() => import('../screens/impact/ImpactScreen'), 'ImpactScreen');
const PracticeScreen = lazyNamed(() => import('../screens/practice/PracticeScreen'), 'PracticeScreen');
const ConversationScreen = lazyNamed(
  () => import('../screens/conversation/ConversationScreen'),
  'ConversationScreen',
);
const ProgressScreen = lazyNamed(() => import('../screens/progress/ProgressScreen'), 'ProgressScreen');
const QuestionsScreen = lazyNamed(() => import('../screens/questions/QuestionsScreen'), 'QuestionsScreen');
const TestimonialsScreen = lazyNamed(
  () => import('../screens/testimonials/TestimonialsScreen'),
  'TestimonialsScreen',
);
const SettingsScreen = lazyNamed(() => import('../screens/settings/SettingsScreen'), 'SettingsScreen');
const ContactScreen = lazyNamed(() => import('../screens/contact/ContactScreen'), 'ContactScreen');
const SupportScreen = lazyNamed(() => import('../screens/support/SupportScreen'), 'SupportScreen');
const StudentsScreen = lazyNamed(() => import('../screens/students/StudentsScreen'), 'StudentsScreen');
const StudentScreen = lazyNamed(() => import('../screens/students/StudentScreen'), 'StudentScreen');
const AdminScreen = lazyNamed(() => import('../screens/admin/AdminScreen'), 'AdminScreen');

const NotFound = () => <NotFoundScreen hint={MESSAGES.notFoundHint} />;

/** Whoever may not see a page gets the answer of one that does not exist, as from the server. */
function Only({ who, children }: { who: (viewer: Viewer) => boolean; children: ReactNode }) {
  return who(useViewer()) ? children : <NotFound />;
}
const teachers = (viewer: Viewer) => viewer.canManageStudents;
const admins = (viewer: Viewer) => viewer.canModerate || viewer.canGrantRoles;

/** One line per path; each screen is its own download. */
export const AppRoutes = () => (
  <Routes>
    <Route
      path={PATHS.dashboard}
      element={useViewer().canSeeImpact ? <ImpactScreen /> : <DashboardScreen />}
    />
    <Route path={PATHS.practice} element={<PracticeScreen />} />
    <Route path={PATHS.conversation} element={<ConversationScreen />} />
    <Route path={PATHS.progress} element={<ProgressScreen />} />
    <Route path={PATHS.questions} element={<QuestionsScreen />} />
    <Route path={PATHS.testimonials} element={<TestimonialsScreen />} />
    <Route path={PATHS.settings} element={<SettingsScreen />} />
    <Route path={PATHS.contact} element={<ContactScreen />} />
    <Route path={PATHS.support} element={<SupportScreen />} />
    <Route
      path={PATHS.students}
      element={
        <Only who={teachers}>
          <StudentsScreen />
        </Only>
      }
    />
    <Route
      path={PATHS.student}
      element={
        <Only who={teachers}>
          <StudentScreen />
        </Only>
      }
    />
    <Route
      path={PATHS.admin}
      element={
        <Only who={admins}>
          <AdminScreen />
        </Only>
      }
    />
    <Route path={QUESTION_BANK_ALIAS} element={<Navigate to={PATHS.questions} replace />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
