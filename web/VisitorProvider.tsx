import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Visitor } from '#contract/rendering.ts';
import { readVisitor, subscribe } from '#web/api/session.ts';
import { nobody } from '#web/api/visitor.ts';

const VisitorContext = createContext<Visitor>(nobody);

/** Provides the page's reader: from the server until hydration, then from the browser's storage. */
export function VisitorProvider({ initial, children }: { initial: Visitor; children: ReactNode }) {
  const visitor = useSyncExternalStore(subscribe, readVisitor, () => initial);
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/** Returns the page's reader. */
export const useVisitor = (): Visitor => useContext(VisitorContext);
