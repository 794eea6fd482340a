import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { Standing } from '#contract/member.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { avoidanceDeeds } from '#web/features/blocks/blocks.actions.ts';
import { SELDOM } from '#web/features/member/TopLine.tsx';
import { Report } from '#web/features/report/Report.tsx';
import { shortlistDeeds } from '#web/features/shortlist/shortlist.actions.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useMember } from '#web/useMember.ts';
import { moreDeedsTexts } from './more-actions.texts.ts';

const { Deed: ShortlistDeed } = shortlistDeeds;
const { Deed: AvoidanceDeed } = avoidanceDeeds;

/** The standings in which the two families may have written to each other. */
const HAVE_WRITTEN: ReadonlySet<Standing> = new Set(['accepted', 'ended']);

interface Props {
  member: string;
  /** The private note of a shortlisted member; null for others. */
  kept: { note: string } | null;
  /** True if the page's bar has the shortlist button. Only the note and the removal are then here. */
  hasKeep: boolean;
  standing: Standing;
  /** Shown after these actions. */
  children?: ReactNode;
}

/** Discreet or rare actions. Each unfolds and requires confirmation. */
export function MoreDeeds({ member, kept, hasKeep, standing, children }: Props) {
  const t = useTexts(moreDeedsTexts);
  const result = useActionData<FormResult>();
  const { isBeside } = useMember();
  const isRefused = (deed: string) => result?.deed === deed && result.code !== OUTCOME.done;
  const keep = {
    id: 'keep',
    heading: kept ? t.shortlisted : t.shortlist,
    isOpen: isRefused('shortlist'),
    content: (
      <>
        <ShortlistDeed
          key={kept?.note}
          deed="shortlist"
          member={member}
          label={kept ? t.keepNote : t.keep}
          initial={{ note: kept?.note ?? '' }}
        >
          {(field) => <TextAreaField {...field('note')} label={t.shortlistNote} hint={t.shortlistNoteHint} rows={3} />}
        </ShortlistDeed>
        {kept && <ShortlistDeed deed="unlist" member={member} label={t.remove} look="quiet" />}
      </>
    ),
  };
  const hide = {
    id: 'hide',
    heading: t.hide,
    content: (
      <>
        <p>{t.hideText}</p>
        <AvoidanceDeed deed="hide" member={member} label={t.hideNow} />
      </>
    ),
  };
  const block = {
    id: 'block',
    heading: t.block,
    content: (
      <>
        <p>{t.blockText}</p>
        <AvoidanceDeed deed="block" member={member} label={t.blockNow} />
      </>
    ),
  };
  const isKeepInBar = hasKeep && !kept;
  return (
    <section id={SELDOM}>
      <h2>{t.more}</h2>
      <Accordion items={[...(isKeepInBar ? [] : [keep]), hide, ...(isBeside ? [] : [block])]} />
      {children}
      <Report member={member} {...(HAVE_WRITTEN.has(standing) && { thread: 'families' as const })} />
    </section>
  );
}
