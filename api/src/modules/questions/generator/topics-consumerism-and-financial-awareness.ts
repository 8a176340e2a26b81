import { type Topic, topic } from './topic.js';

export const topicsConsumerismAndFinancialAwareness: readonly Topic[] = [
  topic('spend money wisely', 'spending money wisely', 'Money', {
    ways: 'write a shopping list, compare prices, wait a week, set a monthly limit, bring food from home, buy used textbooks, note every expense',
    benefits:
      'savings for emergencies, freedom from debt, less regret, trusting parents, a calmer mind, larger goals, good habits early',
    words: 'budget, save, price, need, choice, careful',
  }),
  topic('shop safely online', 'shopping safely online', 'Online Shopping', {
    ways: 'read seller reviews, check the website address, use strong passwords, pay through trusted apps, keep every receipt, ignore strange links, ask an adult first',
    benefits:
      'protected bank details, genuine products, peace of mind, easy refunds, fewer scams, confident customers, honest sellers',
    words: 'seller, review, password, payment, delivery, scam',
  }),
  topic('start a small business', 'starting a small business', 'Business', {
    ways: 'sell homemade snacks, offer tutoring, wash cars, design greeting cards, repair bicycles, grow vegetables, film product videos',
    benefits:
      'extra income, practice with customers, greater independence, time management, useful contacts, creative ideas, responsibility at work',
    words: 'profit, customer, idea, risk, plan, advertise',
  }),
  topic('buy local products', 'buying local products', 'Local Products', {
    ways: 'visit farmers markets, read labels carefully, follow village shops online, attend craft fairs, choose seasonal fruit, tell relatives, order from hawkers',
    benefits:
      'jobs for neighbours, fresher food, lower transport costs, less pollution, pride in culture, unique designs, stronger communities',
    words: 'farmer, fresh, support, quality, craft, price',
  }),
  topic('avoid wasting food', 'avoiding food waste', 'Food Waste', {
    ways: 'plan weekly meals, cook smaller portions, freeze leftovers, share with neighbours, check expiry dates, store fruit properly, compost peelings',
    benefits:
      'money for other needs, less rubbish, respect for farmers, cleaner kitchens, help for hungry families, fewer gases from dumps, grateful children',
    words: 'leftovers, portion, fridge, hungry, share, plan',
  }),
  topic('judge advertisements carefully', 'judging advertisements carefully', 'Advertising', {
    ways: 'ask who paid, compare similar brands, read small print, search for complaints, question celebrity praise, delay the purchase, talk to parents',
    benefits:
      'wiser choices, money saved, fewer disappointments, independent thinking, healthier diets, realistic expectations, honest companies',
    words: 'brand, promise, celebrity, doubt, compare, persuade',
  }),
  topic('earn money during the holidays', 'earning money during the holidays', 'Part-time Work', {
    ways: 'work at a cafe, walk pets, teach younger pupils, sell handmade gifts, deliver parcels, help at weddings, paint fences',
    benefits:
      'real work experience, savings for studies, confidence with strangers, respect for effort, better time planning, new friendships, pride in oneself',
    words: 'job, wage, employer, skill, responsible, customer',
  }),
  topic('reuse old things', 'reusing old things', 'Reuse', {
    ways: 'sew torn clothes, swap books, decorate glass jars, donate outgrown toys, turn boxes into shelves, pass on uniforms, build with scrap wood',
    benefits:
      'money in the pocket, less rubbish, creative skills, help for poor families, fewer factories, special memories, care for resources',
    words: 'repair, donate, creative, second-hand, swap, waste',
  }),
];
