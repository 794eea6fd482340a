import type { ComponentProps } from 'react';
import type { LookupEntry } from '#contract/lookups.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { nameIn } from '#words/values.ts';
import { clanTexts } from './clan.texts.ts';

interface Props extends Omit<ComponentProps<typeof TextField>, 'suggestions' | 'hint'> {
  clans: readonly LookupEntry[];
}

/** The gotra: free text, with known gotras suggested while typing. */
export function ClanField({ clans, ...field }: Props) {
  const { hint } = useTexts(clanTexts);
  const language = useLanguage();
  return <TextField {...field} hint={hint} suggestions={clans.map((clan) => nameIn(clan, language))} />;
}
