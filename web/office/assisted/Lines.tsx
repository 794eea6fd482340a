import type { SharedView } from '#contract/member.ts';
import { linesOf } from '#web/card/lines.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';

/** A family in short, as others read it in their lists. */
export function Lines({ member }: { member: SharedView }) {
  const { life, place, work, community } = linesOf(member, useLanguage());
  return <>{[life, place, work, community].map((line, at) => line !== '' && <p key={String(at)}>{line}</p>)}</>;
}
