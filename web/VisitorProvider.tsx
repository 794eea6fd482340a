import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Visitor } from '#contract/rendering.ts';
import { readVisitor, subscribe } from '#web/api/session.ts';
import { nobody } from '#web/api/visitor.ts';

const VisitorContext = createContext<Visitor>(nobody);

/** The page's reader: as the server saw them until the page is alive, then as the browser keeps them. */
export function VisitorProvider({ initial, children }: { initial: Visitor; children: ReactNode }) {
  const visitor = useSyncExternalStore(subscribe, readVisitor, () => initial);
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

export const useVisitor = (): Visitor => useContext(VisitorContext);
