import { money } from '../../subjects/money.ts';
import type { ForbiddenWords } from '../../subjects/forbidden-words.ts';

const SELF =
  '(?:myself|my self|me|us|yourself|ourselves|him|her|my .. (?:skills?|talent|future|career|dreams?|ideas?|team|own))';

export const betting: ForbiddenWords = {
  phrases: [
    ...money.betting.phrases,
    '(?:lott?[eao]?r(?:y|i|ie|ies|ee)|lotto|laa?t+ari|powerball|scratch cards?|slot machines?|roulette|blackjack|baccarat)',
    'lucky (?:numbers?|draws?|tickets?|no)',
    '(?:bumper|prize) (?:draw|prize|lottery)',
    '(?:dream|my) ?11(?: circle)?',
    '(?:teen patti|andar bahar|satt?[ae]|satt?[ae]baa?zi|matk[ae]|jua+|ju[ae]|aviator game)',
    'colou?r (?:trading|prediction)',
    'cards? for (?:cash|money)',
    'play(?:ing)? (?:cards|taash)',
    'who (?:will|is going to|would|can) win .. (?:match|ipl|cup|toss|game|tonight|final|series|league)',
    '(?:match|ipl|toss|cricket) (?:fixing|prediction|winner|bet~)',
    '(?:ipl|match|cricket) (?:par|pe|mein|me) .. paisa',
    'money on .. (?:match|team|ipl|horse|game|tonight)',
    '(?:लॉटरी|लाटरी|लोटरी|जैकपॉट|सट्ट[ाेी]~|जुआ|जुए|जुआं|मटका|तीन पत्ती)',
    '(?:लकी|भाग्यशाली) (?:नंबर|अंक)',
  ],
  harmless: [
    '(?:i|you) bet',
    '(?:best|safe|better|sure) bet',
    `bet(?:s|ting)? .. on ${SELF}`,
    `bet(?:s|ting)? on ${SELF}`,
    'poker ?faced?',
    '(?:h ?1 ?b|visa|green card) lottery',
    'lottery of (?:birth|life)',
    'casino (?:manager|dealer|hotel|job|staff|chef)',
    '(?:job|manager|dealer|chef|waiter) .. casino',
    'matka (?:kulfi|chai|biryani)~',
    'मटका (?:कुल्फी|चाय|बिरयानी)',
  ],
};
