import { sendSupport } from '@dhruva/contract/support/routes';
import type { SupportMessage } from '@dhruva/contract/support/schemas';
import { call } from '../../lib/call.ts';

export const writeToSupport = async (body: SupportMessage) => call(sendSupport, { body });
