extension LexiconText {
  // Verbs that begin instructions, in their base form. Chosen by hand over the subjects of apps:
  // editing, media, cooking, travel, health, money, games, home, writing, code. A missing verb
  // makes a check silent rather than wrong, so rare ones are in. A mark follows the word when it is
  // also a noun or an adjective: n for sometimes, N for mostly, A for nearly always when it is the
  // first word of a title and no small word follows. About 2,600 entries: titles begin with any of
  // them, and no rule derives them.
  static let verbs = """
    abort, absorb, accelerate, accent N, accept, access n, accessorize, acclimate
    accommodate, accompany, accomplish, account A, accrue, accumulate, achieve
    acknowledge, acquaint, acquire, act n, activate, actuate, adapt, add, address N
    adhere, adjourn, adjust, administer, admire, admit, adopt, adore, advance n, advertise
    advise, aerate, affirm, affix, age A, aggregate, aid n, aim n, air A, airdrop, airplay
    alert n, alias N, align, allay, allocate, allot, allow, allowlist n, ally n
    alphabetize, alter, alternate n, amass, amend, amortize, amplify, amuse, analyse
    analyze, anchor n, animate, annotate, announce, annul, anonymize, answer n, anticipate
    apologize, appeal n, appear, append, applaud, apply, appoint, appraise, appreciate
    approach n, approve, approximate n, arc n, archive n, argue, arm N, arpeggiate
    arrange, arrive, articulate, ascend, ask, assemble, assess, assign, assist n
    associate n, assuage, assume, assure, attach, attack n, attain, attempt n, attend
    attest, attract, attribute n, attune, auction n, audio-record, audit n, audition n
    augment, authenticate, author N, authorize, auto-add, auto-fill, auto-lock, auto-save
    auto-sort, autocorrect n, autofill, autoformat, automate, autoplay n, autosave
    autoscroll, avenge, average N, avoid, await, awaken, award n, back n, backdate
    backspace n, badge n, bag n, bait n, bake, balance n, ban n, bandage n, bank A, bar A
    barbecue n, bargain n, bark n, baste, batch n, batch-edit, batch-rename, bathe
    battle n, be, beam n, bear n, beat N, beautify, become, befriend, beg, begin, behave
    believe, belong, bench n, benchmark n, bend, benefit n, bet n, bevel n, bicycle N
    bid n, bike N, bill n, bin N, bind, binge n, bisect, bite n, blacklist n, blanch
    blank n, blast n, bleach n, bleed, blend n, bless, blink n, blitz n, block n
    blocklist n, blog n, bloom n, blot n, blow n, blur n, board N, boast, boil, bold n
    bolster, bolt n, bond n, bone n, book n, bookmark n, boost n, boot n, borrow, bother
    bottle N, bounce n, bound n, bow n, bowl N, box n, brace n, braid n, brainstorm n
    braise, brake n, branch n, brand N, brandish, brave N, braze, bread n, break n
    breathe, breed, brew, bridge N, brief N, brighten, brine, bring, broach, broadcast n
    broaden, broil, brood, browse, bruise, brush n, bubble n, buckle n, bud n, budget N
    buff n, buffer n, bug n, build, bulk-delete, bulk-edit, bullet N, bump n, bundle n
    burn n, burst n, bury, bust n, butter n, button A, buy, buzz n, bypass n, cache n
    calculate, calibrate, call n, calm n, camp n, cancel, cap n, capitalize, caption n
    capture n, caramelize, card A, care n, caress, carpool n, carry, cart n, carve
    cascade n, cash A, cast n, castle n, catalog n, catch, categorize, cater, caulk n
    cause n, caution n, cease, celebrate, cement N, censor n, center n, centralize
    certify, chain n, challenge n, chamfer n, champion n, change n, channel n, chant n
    chaperone n, charge n, chart N, chase n, chat N, cheat n, check n, checkmate, cheer n
    cherish, cherry-pick, chew, chill n, chip n, choose, chop, chronicle n, churn n
    cinch n, circle n, circulate, cite, claim n, clamp n, clap n, clarify, clasp n
    classify, clean n, cleanse, clear n, clench, click n, climb n, cling, clip n, cloak n
    clock n, clone n, close n, cloud A, club A, clue n, cluster n, coach n, coast N
    coat n, coax, coddle, code N, coin A, collaborate, collage N, collapse, collar n
    collate, collect, color n, color-code, colorize, colour n, colour-code, comb n
    combat n, combine, come, comfort A, command n, commandeer, commemorate, commence
    commend, comment n, commission n, commit, communicate, commute n, compact n, compare
    compensate, compete, compile, complain, complement n, complete n, complicate
    compliment n, comply, compose, composite n, compost n, compound n, comprehend
    compress n, compute, con n, conceal, concede, conceive, concentrate, conclude, concoct
    condense, condition n, conduct n, confer, confess, configure, confine, confirm, confit
    conform, confront, congratulate, conjugate, connect, conquer, consent n, conserve
    consider, consist, consolidate, construct, consult, consume, contact n, contain
    containerize, contemplate, contend, contest n, continue, contract n, contrast n
    contribute, control n, convene, converse, convert, convey, convince, cook n, cool n
    cooperate, coordinate n, cope, copy n, copyedit, copyright A, corral n, correct n
    correlate, correspond, cosplay n, cost n, count n, counter N, couple n, course A
    court n, cover n, crack n, craft n, cram n, crash n, crate n, crave, crawl n, create
    credit n, crimp, crisp N, critique n, crochet n, crop n, cross n, cross-check
    cross-reference, crossfade n, crosspost, crouch, crown n, cruise n, crumble, crunch n
    crush n, cry n, crystallize, cube, cuddle, cue n, cull, cultivate, curate, curb n
    cure n, curl n, curve n, cushion n, customise, customize, cut n, cycle n, dab n
    daemonize, dance n, dare n, darken, dart n, dash n, date N, dazzle, de-ice, deactivate
    deal n, debate n, debit N, deblur, debone, debug, decant, decide, decipher, deck A
    declare, decline n, declutter, decode, decompress, deconstruct, decorate, decrease n
    decrypt, dedicate, deduct, dedupe, deduplicate, deepen, deescalate, default A
    defeat n, defend, defer, define, deflate, defog, defrost, defuse, deglaze, degrease
    degum, delay n, delegate n, delete, deliberate n, delight n, delimit, delineate
    deliver, demand n, demolish, demonstrate, demote, demystify, denoise, denote, depart
    depend, depict, deploy, deposit n, depreciate, derive, desaturate, descale, descend
    describe, deselect, deserve, design n, designate, desire n, detach, detail A, detangle
    detect, deter, determine, detour n, detune, develop, deviate, devise, devote, devour
    diagnose, diagram n, dial n, dice n, dictate, die n, diet N, diff N, differ
    differentiate, diffuse, dig n, digest N, digitize, dilute, dim n, dine, dip n
    direct n, disable, disagree, disappear, disarm, disassemble, disassociate, discard
    disclose, disconnect, discontinue, discount n, discover, discuss, disembark
    disguise n, dish N, disinfect, dislike n, dismantle, dismiss, dispatch n, display n
    dispose, disprove, dispute n, disregard, dissect, dissolve, distinguish, distort
    distribute, ditch n, dither, dive n, diversify, divert, divide, dj n, dm n, do, dock n
    document n, dodge n, dogear, donate, doodle n, dose N, dot n, double n, double-check
    double-click, double-press, double-tap, doubt n, downgrade n, download n, downsize
    downvote n, draft n, drag, drag-select, drain n, dramatize, draw n, dream n, dredge
    dress n, drift n, drill n, drink n, drip n, drive n, drizzle n, drop n, drum n, dry n
    dub, duck N, duel n, dump n, dunk n, duplicate n, dust n, dye n, earmark, earn, ease n
    eat, echo N, edge n, edit, educate, effect A, elaborate n, elect, electrify, elevate
    eliminate, elongate, elope, email N, embark, embed, embellish, emboss, embrace n
    embroider, emerge, emit, emphasize, employ, empower, empty n, emulate, enable
    encapsulate, enchant, encircle, enclose, encode, encounter n, encourage, encrypt
    end N, endorse, endure, energize, enforce, engage, engineer n, engrave, enhance, enjoy
    enlarge, enlighten, enlist, enliven, enquire, enrich, enroll, ensure, entail, enter
    entertain, entice, entrust, enumerate, envelop, envisage, envision, equalize, equate
    equip, erase, erect, escalate, escape n, escort n, establish, estimate n, evacuate
    evade, evaluate, evict, evoke, evolve, examine, exceed, excel, exchange N, exclude
    excuse n, execute, exercise n, exfoliate, exhale, exhibit n, exist, exit n, expand
    expect, expedite, expense N, experience n, experiment n, expire, explain, exploit
    explore, export n, expose, express n, extend, extinguish, extract n, extrude, exude
    eye A, fabricate, face N, facetime, facilitate, factor N, fade n, fail n, faint N
    fake n, fall n, familiarize, fan A, farm A, fashion A, fast A, fast-forward, fasten
    fathom, favor n, favorite N, favour n, favourite n, fax n, feast n, feather N
    feature A, feed n, feel n, fence N, fend, ferment n, ferry n, fertilize, fetch
    field A, fight n, figure N, file n, fill n, fillet n, film N, filter n, finalize
    finance N, find, fine N, fine-tune, finger N, finish n, fire N, fish N, fit n, fix n
    fizz n, flag n, flambe, flash n, flatten, flatter, flavor N, flee, flex n, flick n
    flip n, float n, flood n, floor N, floss n, flourish, flow N, fluff n, flush n, fly n
    foam n, focus n, fog n, foil n, fold n, follow, fool n, footnote N, forage, force n
    forecast n, foresee, foretell, forge n, forget, forgive, forgo, fork n, form N
    format n, formulate, fortify, forward n, foster N, found, frame n, free n, freehand n
    freelance n, freeze n, frequent N, freshen, frost n, frown n, fry, fuel N, fulfill
    fumigate, function N, fund N, fundraise, funnel n, furnish, fuse n, gain n, gamble n
    game A, garnish n, gate N, gather, gauge N, gaze n, generalize, generate, geocode
    geofence n, geolocate, geotag n, gesture A, get, ghost N, gift n, give, glance n
    glaze n, gleam, glean, glide n, glimpse n, glitter n, gloss N, glow n, glue n, go
    goof, google n, gossip n, govern, grab n, grade n, graduate n, graft n, grant n
    graph N, grasp n, grate, graze, grease n, greet, grill n, grind n, grip n, groom n
    groove n, ground N, group n, grout n, grow, guarantee n, guard n, guess n, guide N
    gulp n, gust n, gut N, guzzle, hack n, haggle, hail n, halt n, halve, hammer n, hand A
    hand-pick, hand-write, handle n, handpick, handwrite, hang, happen, harden, harmonize
    harness n, harvest n, hash N, hasten, hatch n, haul n, haunt, have, head N, headline N
    heal, hear, hearken, heart N, heat n, hedge N, heed, heighten, help n, hem n, herd n
    hesitate, hide, high-five n, highlight n, hijack, hike n, hint N, hire, hit n, hitch n
    hoard n, hobnob, hoist, hold n, hollow n, home A, hone, honor n, hook n, hop n, hope n
    hose n, host n, hot-swap, hotspot A, house A, hover, hug n, hum n, humidify, hunt n
    hurdle N, hurl, hurry, hush n, hydrate, hyperlink n, hyphenate, ice N, identify
    idle A, ignite, ignore, illuminate, illustrate, image N, imagine, imbue, imitate
    immerse, immunize, impact A, impersonate, implement n, imply, import n, impose
    impress, imprint n, improve, improvise, include, incorporate, increase n, incubate
    indent n, index N, indicate, indulge, infer, inflate, influence A, inform, infuse
    inhale, inherit, initialize, initiate, inject, ink N, inline n, innovate, input N
    inquire, inscribe, insert n, inspect, inspire, install, instantiate, instill, instruct
    insulate, insure, integrate, intend, intensify, interact, intercept, interchange n
    interest N, interject, interpret, interrupt, intersect, interview n, introduce, invent
    invert, invest, investigate, invite n, invoice N, invoke, involve, iron N, irrigate
    isolate, issue n, italicize, itemize, iterate, jab n, jam n, jar n, jazz A, jog n
    join, joke n, jostle, jot, journal N, journey A, judge n, juggle, juice N, julienne
    jump n, jump-start, jumpstart, justify, keep, kern, key A, keyframe N, keyword A
    kick n, kick-start, kickstart, kill n, kindle, kiss n, kit A, knead, knit, knock n
    knot n, know, label n, labor n, lace n, ladle n, laminate, land N, lap A, lapse N
    lasso n, last A, latch n, lather n, laugh n, launch n, launder, lay, layer N
    layover n, lead n, leaf A, leak n, lean n, leap n, learn, lease N, leash n, leave
    lecture n, lend n, lengthen, let, letterbox n, level n, leverage n, liberate
    license N, lick n, lie n, lift n, light N, lighten, like n, liken, limit n, line N
    linger, link n, lint n, lip-sync, list N, listen, litigate, litter n, live A
    live-stream, livestream n, load n, loan A, localize, locate, lock n, log N, login A
    long-press, look n, lookup N, loop N, loosen, loot N, lose, love n, lower n
    lowercase N, lubricate, lull, lure n, magnify, mail N, maintain, make, manage
    mandate n, maneuver n, manifest n, manipulate, manufacture, map N, marinade n
    marinate, mark n, market A, markup n, mash n, mask n, massage n, master n, match n
    mate n, matter n, mature N, max, maximise, maximize, measure n, medicate, meditate
    meet, meld, melt, memorize, mend, mention n, mentor N, merge, message N, micromanage
    migrate, milk n, mimic n, mince, mind n, mine N, mingle, minimise, minimize, mint n
    mirror n, miss n, mist N, miter N, mix n, mock n, model n, moderate N, modernize
    modify, moisten, moisturize, mold n, monetize, monitor n, monogram n, mop n, motivate
    mount n, move n, mow, muddle, muffle, mulch n, mull, multi-select, multiply
    multiselect, multitask, mumble, munch, muse n, muster, mute n, nail n, name n, nap n
    narrate, narrow n, navigate, need n, negate, neglect, negotiate, nest n, net n
    network A, neutralize, nibble n, nickname N, nip n, nod n, nominate, normalize
    notarize, note N, notice n, notify, nourish, nudge n, nullify, numb, number N, nurse n
    nurture, obey, object A, obscure n, observe, obtain, occupy, offer n, offload
    offset n, oil N, omit, onboard n, ooze, open n, operate, oppose, opt, optimise
    optimize, orbit n, orchestrate, order n, organise, organize, orient, originate
    outdent, outdo, outfit N, outgrow, outlast, outline N, outperform, outplay, output N
    outrun, outshine, outsmart, outweigh, outwit, overcome, overdub n, overestimate
    overhaul n, overhear, overlap n, overlay N, overlook, overnight N, overpay, override n
    oversee, overtake, overwrite, owe, own, oxygenate, pace N, pack n, package N, pad n
    paddle n, page A, paginate, paint n, pair n, pan N, pan-fry, panel A, paper A
    parade N, parallel-park, paraphrase n, parboil, pardon n, pare, park n, parry, parse
    part A, partake, participate, partition n, partner A, party A, pass n, paste n, pat n
    patch N, patrol n, pause n, pave, paw N, pay, pedal n, peddle, peek n, peel n, peer n
    peg n, pen A, penalize, pencil A, pepper N, perceive, perch N, perfect n, perform
    perk n, permit n, perpetuate, persist, personalise, personalize, persuade, peruse
    pet N, petition n, phase N, phone N, photocopy n, photograph n, photoshop, pick n
    pickle n, picture N, piece A, pilot N, pin n, pinch n, ping n, pinpoint, pipe N, pit N
    pitch n, pivot n, place n, plan n, plane A, plank n, plant n, plaster n, plate N
    play n, please, pledge n, plot n, plow n, pluck, plug n, plumb, plunge n, poach
    pocket A, podcast A, point N, poke n, polish n, poll N, pollinate, ponder, pool n
    pop n, populate, port N, portion N, portray, pose n, position N, possess, post n
    posterize, postpone, pot N, pounce, pour, powder N, power N, practice n, practise
    praise n, pray, pre-book, pre-fill, pre-heat, pre-load, pre-order, pre-register
    preach, prebook, precede, precook, predict, preface N, prefer, prefill, preheat
    preload, preorder n, prepare, prepay, preschedule, prescribe, preselect, present n
    preserve n, preset A, press n, pressure n, presume, pretend, prevent, preview n
    prewarm, price N, prime n, print n, prioritise, prioritize, privatize, probe n
    proceed, process n, proclaim, procure, produce n, profile N, profit N, program N
    progress A, prohibit, project N, prolong, promise n, promote, prompt N, pronounce
    proof N, proofread, prop n, propagate, propel, propose, protect, protest n
    prototype n, prove, provide, provision n, prune, publish, pucker, puff n, pull n
    pulse n, pulverize, pump n, punch n, punctuate, purchase n, puree n, purge n, purify
    purl, purr, pursue, push n, put, puzzle n, quaff, qualify, quantify, quantize
    quarantine n, quarter N, quell, quench, query n, quest A, question N, queue n
    quick-add, quick-save, quicken, quiet A, quilt n, quit, quiz n, quote n, race n
    rack n, radiate, raid n, rain N, raise n, rake n, rally n, ramp n, randomize, range N
    rank n, rasterize, rate n, ration n, rattle, rave n, raze, re-add, re-enter, re-record
    re-send, re-sync, reach n, react, reactivate, read, readd, readjust, realign, realize
    reap, rear A, rearrange, reassemble, reassign, reassure, reattach, reauthenticate
    reauthorize, rebalance, rebase, rebook, reboot n, rebound n, rebuild, recalculate
    recalibrate, recall n, recap N, recast, receive, recharge n, recheck, recite, reckon
    reclaim, recognise, recognize, recolor, recommend, recompute, reconcile, reconfigure
    reconnect, reconsider, reconstruct, record n, recount n, recoup, recover, recreate
    recruit n, rectify, recuperate, recycle, redact, redecorate, redeem, redesign n
    redial n, redirect n, rediscover, redistribute, redo, redraw, reduce, reel n, reenable
    reenter, refactor, refer, referee N, reference N, refill n, refinance, refine
    refinish, reflect, reflow, refocus, reform n, reformat, refrain n, refresh n
    refrigerate, refuel, refund n, refuse, regain, regenerate, regift, register n, reglue
    regret n, regroup, regrow, regulate, rehearse, reheat, rehydrate, reimagine, reimburse
    rein n, reinforce, reinstall, reinstate, reintroduce, reinvest, reject, rekindle
    relabel, relate, relaunch n, relax, relay n, relearn, release n, relieve, relish n
    relive, reload n, relocate, rely, remain, remake n, remap, remark n, remaster
    remember, remind, reminisce, remit, remix n, remove, rename, render, renew, renovate
    rent n, reopen, reorder, reorganize, repaint, repair n, repay, repeat n, repel
    replace, replant, replay n, replenish, replicate, reply n, report n, reposition
    repost n, repot, represent, reproduce, repurpose, request n, require, reread, reroute
    rerun, resave, rescale, rescan, reschedule, rescore, rescue n, reseal, research n
    resell, resend, reserve n, reset n, resettle, reshape, reshare, reshoot, reshuffle
    reside, resist, resize, resolve n, resonate, resort n, respawn, respect n, respond
    rest n, restain, restart n, restock, restore, restrict, restring, restructure, restudy
    restyle, resubscribe, result A, resume n, resurface, resurrect, resync, retag, retain
    retake n, retell, rethink, retime, retint, retire, retitle, retouch, retrace, retract
    retrain, retreat n, retrieve, retry, retune, return n, retweet, reunite, reupholster
    reupload, reuse n, revalidate, reveal, reverse n, revert, review n, revise, revisit
    revive, revoke, revolve, reward n, rewatch, rewind n, rewire, reword, rework, rewrap
    rewrite n, rhyme n, rid, riddle n, ride n, ridicule n, rig n, ring n, rinse n, rip n
    ripen, rise n, risk n, road-trip n, roam, roar n, roast n, rock N, rocket n, role-play
    roll n, romp, root N, rotate, round n, rouse, route N, row N, rub n, ruffle, rule n
    run n, rush n, sacrifice n, safeguard N, safekeep, sail n, salt N, salute n, salvage n
    sample n, sand N, sandblast, sanitize, satisfy, saturate, saute, sauté, save n, savor
    savour n, saw n, say, scald, scale n, scan n, scare n, scatter, schedule n, scheme n
    school A, scoop n, scope N, score n, scour, scout n, scramble n, scrapbook N, scrape n
    scratch n, scream n, screen N, screencast n, screenshot N, screw n, scribble n
    script N, scroll n, scrub n, sculpt, seal n, sear, search n, season A, seat N
    second A, secure n, see, seed N, seek, segment n, segue n, seize, select, self-check
    sell, send, sense n, separate n, sequence N, serve n, service A, set n, settle, sew
    shade n, shadow N, shake n, shampoo n, shape n, share n, sharpen, shatter, shave n
    shazam, shear, shed n, shelter N, shelve, shepherd n, shield n, shift n, shine n
    ship n, shoot n, shop n, shorten, shout n, shovel N, show n, showcase n, shower n
    shred, shrink, shuffle n, shun, shut, shutdown n, sidechain, sideload, sidestep, sift
    sight N, sightsee, sign n, signal A, signify, silence n, silhouette N, simmer
    simplify, simulate, sing, sink n, sip n, siphon, siren n, sit, size N, skate n
    skateboard n, sketch n, skew n, skewer n, ski n, skim, skin N, skip n, skipper n
    skype, slack n, slam n, slash n, slate N, slather, slay, sled n, sleep A, slice n
    slide N, slim n, sling n, slip n, slo-mo n, slot n, slow n, smack n, smash n, smell n
    smile n, smoke N, smooth n, smoothen, smother, smudge n, snack A, snag, snap n
    sneak n, sniff n, snip n, snooze n, snore n, snowboard n, snuff, snuggle, soak, soap A
    soar, socialize, soften, sojourn, solarize, solder, sole n, solicit, solidify, solo n
    solve, soothe, sort n, sound N, source N, sous-vide, sow, space A, spare N, spark n
    sparkle n, spawn n, speak, spearhead, specialize, specify, speed A, speed-read
    spell n, spend, spice n, spill n, spin n, spiral n, splash n, splice, split n, splurge
    spoil, sponsor N, spool n, spot n, spot-check, spotlight n, spray n, spread n
    spring N, sprinkle n, sprint N, sprout N, spruce, spy n, squad A, square N, squash n
    squat n, squeeze n, squint, stabilise, stabilize, stack n, staff A, stage A, stain n
    stake n, stall n, stamp n, stand n, standardize, staple n, star n, stare n, start n
    startle, stash n, state A, stay n, steady A, steal n, steam N, steep n, steer, stem A
    stencil N, step N, sterilize, stew n, stick n, stiffen, stifle, stimulate, stipple
    stir n, stir-fry n, stitch n, stock N, stockpile n, stop n, store n, storm N
    storyboard N, stow, strafe, straighten, strap n, strategize, stream n, streamline
    strengthen, stress N, stretch n, strike n, string N, strip n, strive, stroke n
    stroll n, structure A, struggle n, strum, study n, stuff n, stumble, style N, stylize
    sub N, subdivide, subdue, sublet n, submerge, submit, subscribe, substitute n
    subtitle N, subtract, succeed, suggest, suit n, sum n, summarise, summarize, summon
    super-size, supercharge, supervise, supplement n, supply n, support n, suppose
    suppress, surf n, surface N, surge n, surpass, surprise n, surrender n, surround
    survey N, survive, suspend, sustain, swaddle, swallow N, swap n, swat, swatch N, swear
    sweat n, sweep n, sweeten, swim n, swing n, swipe n, swirl n, switch n, swivel
    symbolize, sync n, synchronise, synchronize, synthesize, tab N, table N, tabulate
    tack n, tackle n, tag n, tail N, tailor n, take, talk n, tally N, tame n, tan n, tap n
    tape N, taper n, target N, tarp, taste n, taunt n, tax A, teach, team A, tear n
    tease n, teleport n, tell, temper n, tempt, tend, tenderise, tenderize, tension A
    term A, terminate, test n, tether n, text n, texture N, texturize, thank, thaw n
    theme N, thicken, thin n, think, thread N, thresh, thrive, throttle n, throw n
    thrust n, thumb N, thwart, tick N, ticket A, tickle, tidy n, tie n, tighten, tile n
    tilt n, time N, tinker, tint n, tip n, tiptoe, title N, toast n, toggle n, tolerate
    tone N, tool A, top N, topple, torch n, toss n, total N, touch n, toughen, tour n
    tow n, trace n, track n, trade n, trail A, train n, transact, transcend, transcribe
    transfer n, transform, transit A, transition n, translate, transmit, transplant n
    transport n, transpose, trap n, travel n, traverse, treasure A, treat n, trek n
    trend A, triage n, triangulate, trick n, trigger n, trim n, trip A, triple n
    triumph n, troll n, troubleshoot, trounce, truncate, truss, trust n, try, tuck, tug n
    tumble, tune n, tunnel A, turbocharge, turn n, tutor N, tweak n, tweet N, twirl n
    twist n, type n, uber, unarchive, unassign, unblock, unblur, unbolt, unbox, unbuckle
    unbundle, unburden, unbutton, uncap, uncheck, unclaim, unclamp, unclip, unclog
    unclutter, uncork, uncover, uncrop, underline n, understand, undertake, underwrite
    undo, unearth, unfavorite, unflag, unfold, unfollow, unfreeze, unfriend, ungroup
    unhide, unhook, unify, uninstall, unite, universalize, unlatch, unlearn, unleash
    unlike, unlink, unload, unlock, unmask, unmatch, unmerge, unmount, unmute, unpack
    unpair, unpause, unpin, unplug, unravel, unregister, unroll, unsave, unscramble
    unscrew, unseat, unselect, unsend, unset, unshare, unsilence, unsnooze, unspool
    unstack, unstar, unstick, unsubscribe, unsync, untag, untangle, untick, untie, untrack
    unveil, unwatch, unwind, unwrap, unzip, upcycle, update n, upgrade n, uphold, uplift
    upload n, uppercase N, upscale n, upsell n, upvote n, urge n, use n, usher n, utilize
    vacation A, vaccinate, vacuum n, validate, value N, vanish, vanquish, varnish n, vary
    vault N, vectorize, veil n, venmo, vent n, ventilate, venture n, verify, version A
    vet n, vibrate, video A, video-call n, videotape n, vie, view n, visit n, visualise
    visualize, vlog N, voice A, void n, volunteer n, vote n, vouch, vow n, voyage n, wade
    wager n, wait n, wake n, walk n, wall N, wallpaper A, wander, want n, warm n, warn
    warp n, wash n, waste N, watch n, water N, watermark N, wave n, wax N, weaken, wean
    wear, weather A, weatherproof, weave, weed n, weigh, weight N, weight-train, welcome n
    weld, wet N, whip n, whirl n, whisk n, whisper N, whistle n, whitelist n, whiten
    whittle, widen, wield, wiggle, will n, win n, wind N, wink n, winterize, wipe n
    wire n, wish n, withdraw, withhold, witness n, wonder n, woo, work A, worry n
    worship n, wow n, wrangle, wrap n, wreck n, wrestle, wring, write, x-ray n, yank
    yawn n, yell n, yield n, yodel, zap n, zelle, zero A, zest n, zigzag n, zip n, zone A
    zoom n
    """
}
