import type { ReactNode } from 'react';
import { useTyped } from '#web/forms/useTyped.ts';
import { Fold } from '#web/ui/Fold.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import type { DetailsPage } from './DetailsField.tsx';

/** What is asked of an earlier marriage alone. */
export const OF_MARRIAGE = ['marriageEnded', 'children', 'childrenWith'] as const;

/** Folded away for whoever never married; what was told of it stays in sight, whatever the answer. */
export function OfMarriage({ page: { form, field }, children }: { page: DetailsPage; children: ReactNode }) {
  const isAlive = useIsAlive();
  const { maritalStatus = '' } = useTyped(form.ref, { maritalStatus: field('maritalStatus').defaultValue });
  const isTold = OF_MARRIAGE.some((name) => field(name).defaultValue !== '' || field(name).error !== undefined);
  const isAsked = ['Divorced', 'Widowed'].includes(maritalStatus) || isTold;
  return <Fold isFolded={isAlive && !isAsked}>{children}</Fold>;
}
