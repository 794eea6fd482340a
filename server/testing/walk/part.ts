import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { makeNormaliser } from './normalise.ts';
import { walk } from './record.ts';
import { makeWorld } from './world.ts';

/** Parallel parts, each of which makes the same world. */
const PARTS = 2;

/** Records every second kind of session into a file each, with names that sort in request order. */
export async function walkPart(which: number): Promise<void> {
  const { WALK_FOLDER: folder = '', WALK_ONLY: only = '' } = process.env;
  const world = await makeWorld();
  const normalise = makeNormaliser(world.names);
  const wanted = world.sittings.filter(({ kind }) => only === '' || only.split(',').includes(kind));
  for (const [place, sitting] of wanted.entries()) {
    if (place % PARTS !== which) continue;
    const began = performance.now();
    let count = 0;
    const file = createWriteStream(join(folder, `${String(place).padStart(2, '0')}.jsonl`));
    await walk(world, { sitting, normalise }, (line) => {
      count += 1;
      file.write(`${JSON.stringify(line)}\n`);
    });
    file.end();
    await finished(file);
    console.log(`${sitting.kind}: ${count} answers in ${Math.round((performance.now() - began) / 1_000)} s`);
  }
}
