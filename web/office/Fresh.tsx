import { type ReactNode, useEffect, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import type { FormResult } from '#web/forms/form-action.ts';
import styles from './Office.module.css';
import { OfficeNotice } from './Sheet.tsx';

interface Props {
  /** The deed of the form, and whom it is about, as the form itself says it. */
  deed: string;
  member?: string;
  children: ReactNode;
}

/** A form that adds something: empty again once it is added, and what came of it stands beside its button. `Sheet` says nothing then. */
export function Fresh({ deed, member, children }: Props) {
  const result = useActionData<FormResult>();
  const isIdle = useNavigation().state === 'idle';
  const [added, setAdded] = useState(0);
  const isOwn = result?.deed === deed && (result.typed.member || undefined) === member;
  useEffect(() => {
    if (isOwn && isIdle && result.code === 1) setAdded((count) => count + 1);
  }, [result, isOwn, isIdle]);
  return (
    <div className={styles.fresh}>
      <div key={added}>{children}</div>
      {isOwn && <OfficeNotice />}
    </div>
  );
}
