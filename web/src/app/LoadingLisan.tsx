import { Spinner } from '../ui/Spinner';

/** While authentication loads (§2); the prerendered shell shows the same before any script has run. */
export const LoadingLisan = () => <Spinner fullScreen label="Loading Lisan" />;
