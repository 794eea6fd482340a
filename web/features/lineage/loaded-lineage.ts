import type { ReturnedDraft } from '#contract/call.ts';
import type { LineageSide, lineage } from '#contract/lineage.ts';
import type { PathOf } from '#contract/wire.ts';

export type LoadedLineage = ReturnedDraft<(typeof lineage)[LineageSide]['show']>;

type LineageFields = (typeof lineage)[LineageSide]['form']['fields'];
export type LineagePath = PathOf<LineageFields>;
export type AncestorPath = PathOf<LineageFields['grandfather']>;
