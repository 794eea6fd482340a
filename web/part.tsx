import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadChunk } from '#web/api/chunk.ts';

/** A part of a page that browsers load lazily. */
export interface LazyPart {
  /** Its source file, as named in Vite's manifest. A page that was rendered with it preloads this file. */
  source: string;
  /** Loads the part. */
  bring: () => Promise<unknown>;
}

/**
 * Creates a rarely shown part of a page that browsers load lazily. The component `Part` shows it. If the server
 * rendered it, hydration must load it first (`parts` of the page's file). A suspended part would be rendered again when
 * a parent changes, and a press in between would be lost.
 */
export function part<P extends object>(source: string, load: () => Promise<ComponentType<P>>) {
  let loadedComponent: ComponentType<P> | undefined;
  const bring = async () => {
    loadedComponent = await loadChunk(load);
    return { default: loadedComponent };
  };
  const LazyComponent = lazy(bring);
  const Part = (props: P) => {
    // Keeps the component chosen at first render after the part has loaded.
    const [Chosen] = useState<ComponentType<P>>(() => loadedComponent ?? LazyComponent);
    return (
      <Suspense>
        <Chosen {...props} />
      </Suspense>
    );
  };
  return { source, Part, bring };
}
