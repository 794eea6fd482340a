import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { inboxTexts } from './introductions.texts.ts';

/** Folds the rare actions with a family. The fold is open if the last action about that family was refused. */
export function RareActions({ member, children }: { member: string; children: ReactNode }) {
  const t = useTexts(inboxTexts);
  const result = useActionData<FormResult>();
  const isOpen = result?.typed.member === member && result.code !== OUTCOME.done;
  return <Accordion items={[{ id: `seldom-${member}`, heading: t.seldom, isOpen, content: children }]} />;
}
