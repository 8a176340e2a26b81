import { startLisan } from './lisan';
import { demoDataMarked } from './prepared-data';
import { openSharedLisan } from './shared-lisan';

/** Makes the database with its demo data once; each `startLisan`, and `sharedLisan`, begins with a copy of it. */
export default async function prepareData(): Promise<void> {
  const lisan = await startLisan();
  await demoDataMarked(lisan.dataDir);
  await lisan.leave();
  process.env.LISAN_PREPARED_DATA = lisan.dataDir;
  await openSharedLisan();
}
