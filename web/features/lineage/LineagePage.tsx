import { type ActionFunction, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { LINEAGE_SIDES, type LineageSide, lineage } from '#contract/lineage.ts';
import type { Draft } from '#contract/wire.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { clearDetails } from '#web/fields/ChronicDiseaseField.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import type { Head } from '#web/page.tsx';
import { LineageForm } from './LineageForm.tsx';
import { lineageTexts, sideTexts } from './lineage.texts.ts';
import { withSame } from './same-as-parent.ts';

export function head(path: string): Head {
  const { en, bn } = sideTexts[sideOf(path)];
  return {
    en: { title: en.heading, description: en.description },
    bn: { title: bn.heading, description: bn.description },
  };
}

export function loader({ request, context }: LoaderFunctionArgs) {
  const { show } = lineage[sideOf(new URL(request.url).pathname)];
  return load(visitOf(context), show);
}

const actions = { paternal: updateSide('paternal'), maternal: updateSide('maternal') };
export const action: ActionFunction = (args, next) => actions[sideOf(new URL(args.request.url).pathname)](args, next);

export function Component() {
  return <LineageSheet side={sideOf(useLocation().pathname)} />;
}

function LineageSheet({ side }: { side: LineageSide }) {
  const t = useTexts(lineageTexts);
  const { heading } = useTexts(sideTexts[side]);
  const loaded = useLoaderData<typeof loader>();
  return (
    <MemberSheet heading={heading} lead={t.lead}>
      {/* The other side's form is another form, though it looks the same. */}
      <LineageForm key={side} side={side} loaded={loaded} />
    </MemberSheet>
  );
}

function updateSide(side: LineageSide) {
  return formAction(lineage[side].update, {
    complete: (draft, _visit, typed) => withSame(withoutIdleDetails(draft), typed),
  });
}

type LineageDraft = Draft<(typeof lineage)[LineageSide]['form']['fields']>;

// Hoisted: the actions above are made while this file loads.
function withoutIdleDetails({ grandfather, greatGrandfather, ...parent }: LineageDraft) {
  return {
    ...parent,
    grandfather: clearDetails(grandfather),
    greatGrandfather: clearDetails(greatGrandfather),
  };
}

const sideOf = (path: string): LineageSide => LINEAGE_SIDES.find((side) => path.startsWith(`/${side}-`)) ?? 'paternal';
