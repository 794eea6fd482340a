import type { S3mini, UploadPart } from 's3mini';

/** Ten thousand parts are the most: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const TYPE = 'application/octet-stream';

interface Target {
  client: S3mini;
  /** Puts what is not longer than a part, and makes sure that it is there. */
  putWhole: (content: Uint8Array) => Promise<void>;
  /** Throws where not so many bytes are there. */
  expectThere: (bytes: number) => Promise<void>;
  /** Tries a request again. */
  ask: <T>(attempt: () => Promise<T>) => Promise<T>;
  key: string;
}

/** Puts what comes as a stream: nothing is to be seen under its name until all of it is there. */
export async function putInParts(
  { client, putWhole, expectThere, ask, key }: Target,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const parts = partsOf(content);
  const first = await parts.next();
  const second = await parts.next();
  if (second.done) {
    await putWhole(first.value ?? Buffer.alloc(0));
    return;
  }
  const id = await ask(() => client.getMultipartUploadId(key, TYPE));
  try {
    const done: UploadPart[] = [];
    let bytes = 0;
    const upload = async (part: Buffer | undefined) => {
      bytes += part?.length ?? 0;
      if (part) done.push(await ask(() => client.uploadPart(key, id, part, done.length + 1)));
    };
    await upload(first.value);
    await upload(second.value);
    for await (const part of parts) await upload(part);
    await ask(() => client.completeMultipartUpload(key, id, done));
    await ask(() => expectThere(bytes));
  } catch (error) {
    await client.abortMultipartUpload(key, id).catch(() => {});
    throw error;
  }
}

async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
