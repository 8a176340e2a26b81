import { Navigate, Route, Routes } from 'react-router-dom';
import { MESSAGES } from 'schema/rules/messages';
import { lazyNamed } from '../lib/lazyNamed';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen';
import { ComingLater } from './ComingLater';
import { PATHS, QUESTION_BANK_ALIAS } from './routes';

const DashboardScreen = lazyNamed(() => import('../screens/dashboard/DashboardScreen'), 'DashboardScreen');
const PracticeScreen = lazyNamed(() => import('../screens/practice/PracticeScreen'), 'PracticeScreen');
const TestimonialsScreen = lazyNamed(
  () => import('../screens/testimonials/TestimonialsScreen'),
  'TestimonialsScreen',
);

/** One line per path; each screen is its own download. */
export const AppRoutes = () => (
  <Routes>
    <Route path={PATHS.dashboard} element={<DashboardScreen />} />
    <Route path={PATHS.practice} element={<PracticeScreen />} />
    <Route path={PATHS.testimonials} element={<TestimonialsScreen />} />
    <Route path={PATHS.conversation} element={<ComingLater title="Part 3 - Conversation" />} />
    <Route path={PATHS.progress} element={<ComingLater title="Progress" />} />
    <Route path={PATHS.questions} element={<ComingLater title="Question Bank" />} />
    <Route path={PATHS.settings} element={<ComingLater title="Settings" />} />
    <Route path={PATHS.contact} element={<ComingLater title="Contact Us" />} />
    <Route path={PATHS.support} element={<ComingLater title="Support" />} />
    <Route path={QUESTION_BANK_ALIAS} element={<Navigate to={PATHS.questions} replace />} />
    <Route path="*" element={<NotFoundScreen hint={MESSAGES.notFoundHint} />} />
  </Routes>
);
