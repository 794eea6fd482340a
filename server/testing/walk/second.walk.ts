import { test } from 'vitest';
import { walkPart } from './part.ts';

test('what the site answers, other half', () => walkPart(1));
