import { startLisan } from './lisan';
import { demoDataMarked } from './prepared-data';

/** Makes the database with its demo data once; each `startLisan` begins with a copy of it. */
export default async function prepareData(): Promise<void> {
  const lisan = await startLisan();
  await demoDataMarked(lisan.dataDir);
  await lisan.leave();
  process.env.LISAN_PREPARED_DATA = lisan.dataDir;
}
