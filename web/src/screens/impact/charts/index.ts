import { lazyNamed } from '../../../lib/lazyNamed';

export { progressHeight, regionHeight } from './heights';
export { Plot } from './Plot';

// The library is most of each drawing: it comes after the figures.
export const ImprovementChart = lazyNamed(() => import('./ImprovementChart'), 'ImprovementChart');
export const MonthChart = lazyNamed(() => import('./MonthChart'), 'MonthChart');
export const ProgressChart = lazyNamed(() => import('./ProgressChart'), 'ProgressChart');
export const RegionChart = lazyNamed(() => import('./RegionChart'), 'RegionChart');
