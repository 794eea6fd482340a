import { type ReactNode, useEffect, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import styles from './Office.module.css';
import { OfficeNotice } from './OfficeRoom.tsx';

interface Props {
  /** The deed and the member of the form, as in the form itself. */
  deed: string;
  member?: string;
  children: ReactNode;
}

/**
 * Wraps a form that adds something. The form is emptied after a success, and its result is shown beside its button.
 * `OfficeRoom` must skip this result.
 */
export function AddForm({ deed, member, children }: Props) {
  const result = useActionData<FormResult>();
  const isIdle = useNavigation().state === 'idle';
  const [addedCount, setAdded] = useState(0);
  const isOwn = result?.deed === deed && (result.typed.member || undefined) === member;
  useEffect(() => {
    if (isOwn && isIdle && result.code === OUTCOME.done) setAdded((count) => count + 1);
  }, [result, isOwn, isIdle]);
  return (
    <div className={styles.fresh}>
      <div key={addedCount}>{children}</div>
      {isOwn && <OfficeNotice />}
    </div>
  );
}
