import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadChunk } from '#web/api/chunk.ts';

export interface LazyPart {
  /** Its source file, as Vite's manifest names it: a page sent with it preloads it. */
  source: string;
  bring: () => Promise<unknown>;
}

/**
 * A rarely shown part of a page that only browsers load lazily. If the server rendered it, hydration must load it first
 * (`parts` of the page's file): a suspended part of a hydrated page is rendered again as soon as a parent changes, and
 * a press in between is lost.
 */
export function part<P extends object>(source: string, load: () => Promise<ComponentType<P>>) {
  let here: ComponentType<P> | undefined;
  const bring = async () => {
    here = await loadChunk(load);
    return { default: here };
  };
  const Later = lazy(bring);
  const Part = (props: P) => {
    // Keeps the component chosen at first render after the part has loaded.
    const [Now] = useState<ComponentType<P>>(() => here ?? Later);
    return (
      <Suspense>
        <Now {...props} />
      </Suspense>
    );
  };
  return { source, Part, bring };
}
