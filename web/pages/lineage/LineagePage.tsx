import { type ActionFunction, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { LINEAGE_SIDES, type LineageSide, lineage } from '#contract/lineage.ts';
import type { Draft } from '#contract/wire.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { LineageForm } from '#web/features/lineage/LineageForm.tsx';
import { lineageTexts, sideTexts } from '#web/features/lineage/lineage.texts.ts';
import { BLOODLINE, OFFERED, sameAs, withSame } from '#web/features/lineage/offered.ts';
import { clearDetails } from '#web/fields/ChronicDiseaseField.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { formSteps } from '#web/forms/steps.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import type { Head } from '#web/page-handle.ts';

export function head(path: string): Head {
  const { en, bn } = sideTexts[sideOf(path)];
  return {
    en: { title: en.heading, description: en.description },
    bn: { title: bn.heading, description: bn.description },
  };
}

export function loader({ request, context }: LoaderFunctionArgs) {
  const { show } = lineage[sideOf(new URL(request.url).pathname)];
  return load(visitOf(context), show, { withVersion: 'Yes' });
}

const actions = { paternal: updateSide('paternal'), maternal: updateSide('maternal') };
export const action: ActionFunction = (args, next) => actions[sideOf(new URL(args.request.url).pathname)](args, next);

export function Component() {
  return <LineageSheet side={sideOf(useLocation().pathname)} />;
}

function LineageSheet({ side }: { side: LineageSide }) {
  const { heading } = useTexts(sideTexts[side]);
  const { seenBy } = useTexts(lineageTexts);
  const loaded = useLoaderData<typeof loader>();
  return (
    <MemberSheet heading={heading} lead={seenBy}>
      {/* The key separates the two sides' forms, which look alike. */}
      <LineageForm key={side} side={side} loaded={loaded} />
    </MemberSheet>
  );
}

function updateSide(side: LineageSide) {
  return formAction(lineage[side].step, {
    steps: formSteps[`/${side}-bibliography`],
    along: (step, typed) => {
      // The parent's answers are copied to the person inherited from, and suggestions of one person come with the first
      // step.
      if (step === 'parent') return sameAs(typed);
      return typed.has(OFFERED) ? BLOODLINE.map((name) => `parent.${name}`) : [];
    },
    complete: (draft, _visit, typed) => withSame(withoutIdleDetails(draft), typed),
  });
}

type LineageDraft = Draft<(typeof lineage)[LineageSide]['form']['fields']>;

// A hoisted function, because the actions above are created while this file loads.
function withoutIdleDetails<D extends LineageDraft>(draft: D): D {
  return {
    ...draft,
    grandfather: clearDetails(draft.grandfather),
    greatGrandfather: clearDetails(draft.greatGrandfather),
  };
}

const sideOf = (path: string): LineageSide => LINEAGE_SIDES.find((side) => path.startsWith(`/${side}-`)) ?? 'paternal';
