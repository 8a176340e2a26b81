import { Random } from '../fuzz/random.js';
import { bomb } from './bombs.js';
import { carrier } from './carriers.js';
import type { HostileFile } from './hostile-file.js';
import { type PictureFormat, realPicture } from './real-pictures.js';
import { stranger } from './strangers.js';

/** Files that somebody might send as a picture: the same ones for the same seed. */
export async function* hostileImages(count: number, seed: number): AsyncGenerator<HostileFile> {
  const random = new Random(seed);
  for (let made = 0; made < count; made += 1) {
    yield await random.pick([stranger, carrier, carrier, damaged, damaged, bomb] as const)(random);
  }
}

const FORMATS = ['jpeg', 'png', 'gif'] as const satisfies PictureFormat[];

const somewhere = (bytes: Uint8Array, random: Random) => random.between(0, bytes.length - 1);

type Damage = readonly [name: string, change: (bytes: Buffer, random: Random) => Uint8Array];

const DAMAGES: readonly [Damage, ...Damage[]] = [
  ['cut', (bytes, random) => bytes.subarray(0, somewhere(bytes, random))],
  [
    'changed bytes',
    (bytes, random) => {
      for (let left = random.between(1, 20); left > 0; left -= 1) {
        bytes[somewhere(bytes, random)] = random.between(0, 255);
      }
      return bytes;
    },
  ],
  [
    'changed header',
    (bytes, random) => {
      for (let left = random.between(1, 4); left > 0; left -= 1) {
        bytes[random.between(8, Math.min(60, bytes.length - 1))] = random.between(0, 255);
      }
      return bytes;
    },
  ],
  [
    'a part left out',
    (bytes, random) => {
      const from = somewhere(bytes, random);
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + random.between(1, 200))]);
    },
  ],
  [
    'a part twice',
    (bytes, random) => {
      const from = somewhere(bytes, random);
      return Buffer.concat([bytes.subarray(0, from + 100), bytes.subarray(from)]);
    },
  ],
];

/** A real picture that something happened to on its way. */
async function damaged(random: Random): Promise<HostileFile> {
  const format = random.pick(FORMATS);
  const picture = await realPicture(random, format);
  const [damage, change] = random.pick(DAMAGES);
  return { kind: `${format}: ${damage}`, bytes: change(picture, random), fate: 'either' };
}
