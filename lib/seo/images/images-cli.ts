// Draws the social images into the export.
import path from 'node:path'
import { getGuides, getLegalPages, getPages, getProviders, getRecords, getSite } from '../../content'
import { makeSocialCards } from '../social-cards'
import { publishImages } from './publish-images.mjs'

await publishImages({
  projectDir: process.cwd(),
  out: 'out',
  cacheDir: path.join('.next', 'cache', 'images'),
  siteName: getSite().name,
  cards: makeSocialCards({
    pages: getPages(),
    providers: getProviders(),
    records: getRecords(),
    guides: getGuides(),
    legal: getLegalPages(),
  }),
})
