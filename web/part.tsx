import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadChunk } from '#web/api/chunk.ts';

/**
 * A part of a page that few readers see, and that only their browsers load. A page that the server has sent with it must be
 * brought to life with it (`bring` of the page's file): what waits inside a living page is drawn anew as soon as anything
 * changes above it, and a press meanwhile is lost.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>) {
  let here: ComponentType<P> | undefined;
  const bring = async () => {
    here = await loadChunk(load);
    return { default: here };
  };
  const Later = lazy(bring);
  const Part = (props: P) => {
    // What waited stays what it is when it has come.
    const [Now] = useState<ComponentType<P>>(() => here ?? Later);
    return (
      <Suspense>
        <Now {...props} />
      </Suspense>
    );
  };
  return { Part, bring };
}
