import { sendSupport } from '../contract/routes.ts';
import type { SupportMessage } from '../contract/schemas.ts';
import { call } from '@dhruva/web/lib/call.ts';

export const writeToSupport = async (body: SupportMessage) => call(sendSupport, { body });
